import { usePlayer } from '../../api/player.ts';
import { Screen } from '../../ui/Screen.tsx';
import { RenameForm } from './RenameForm.tsx';
import styles from './SettingsScreen.module.css';

function SettingsScreen() {
  const player = usePlayer();
  return (
    <Screen title="Settings">
      <section className={styles.section} aria-labelledby="settings-name">
        <h2 className={styles.heading} id="settings-name">
          Your name
        </h2>
        <RenameForm player={player} />
      </section>
      <section className={styles.section} aria-labelledby="settings-code">
        <h2 className={styles.heading} id="settings-code">
          Your friend code
        </h2>
        <p className={styles.code}>{inTwoHalves(player.friendCode)}</p>
        <p className={styles.soft}>Friends will find you by it.</p>
      </section>
    </Screen>
  );
}

/** Eight signs are read over the phone in two breaths. */
function inTwoHalves(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

export { SettingsScreen as Component };
