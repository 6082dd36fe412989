import type { Swarm } from '@bee-jinx/contract/browser';
import { swarmRoundsRange } from '@bee-jinx/game';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useChangeSettings } from '../swarm-commands.ts';
import styles from './HostSettings.module.css';

const times = [
  { value: '15', name: '15 s' },
  { value: '30', name: '30 s' },
  { value: 'none', name: 'No clock' },
] as const;

type Time = (typeof times)[number]['value'];

const wordSeconds = { '15': 15, '30': 30, none: null } as const;

/** For the host, until the start. */
export function HostSettings({ swarm }: { swarm: Swarm }) {
  const { settings } = swarm;
  const { run, isBusy, pending, fault } = useChangeSettings(swarm);
  const rounds = pending?.rounds ?? settings.rounds;
  const { least, most } = swarmRoundsRange;
  const time: Time = settings.wordSeconds === null ? 'none' : (`${settings.wordSeconds}` as Time);
  return (
    <Panel title="This table">
      <fieldset className={styles.rounds}>
        <legend className={styles.legend}>Rounds at most</legend>
        <IconButton
          icon="minus"
          label="One round less"
          aria-disabled={rounds <= least}
          onClick={() => run({ rounds: rounds - 1 })}
        />
        <output className={styles.number} aria-live="polite">
          {rounds}
        </output>
        <IconButton
          icon="plus"
          label="One round more"
          aria-disabled={rounds >= most}
          onClick={() => run({ rounds: rounds + 1 })}
        />
      </fieldset>
      <Segmented
        legend="Time for a word"
        choices={times}
        chosen={time}
        onChoose={(value) => run({ wordSeconds: wordSeconds[value] })}
        isBusy={isBusy}
      />
      <Switch
        label="The bee plays along"
        hint="It counts as one mind, and seals its word like everybody."
        isOn={settings.withBee}
        fault={fault}
        onTurn={(withBee) => run({ withBee })}
      />
    </Panel>
  );
}
