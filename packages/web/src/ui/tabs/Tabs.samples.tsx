import { useState } from 'react';
import { CountBadge } from '../badge/Badge.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import styles from './Tabs.samples.module.css';
import { Tabs } from './Tabs.tsx';

export const section: SampleSection = {
  chapter: 'controls',
  order: 8,
  title: 'Tabs',
  lead: 'Arrow keys go from tab to tab.',
};

const few = [
  { id: 'board', name: 'Board', panel: 'Who did how today.' },
  {
    id: 'buzz',
    name: (
      <span className={styles.name}>
        Buzz <CountBadge count={3} label="unread" />
      </span>
    ),
    panel: 'Short words about games.',
  },
  { id: 'members', name: 'Members 12', panel: 'Everybody in this hive.' },
];

const many = [
  ...few,
  { id: 'requests', name: 'Requests', panel: 'Who would like to come in.' },
  { id: 'archive', name: 'Archive', panel: 'What was.', isDisabled: true },
  { id: 'settings', name: 'Settings of the hive', panel: 'What can be set.' },
];

export function Samples() {
  const [chosen, setChosen] = useState('buzz');
  const [chosenOfMany, setChosenOfMany] = useState('board');
  return (
    <>
      <Sample name="A few" canFocus isWide>
        <Tabs label="A hive" tabs={few} chosen={chosen} onChoose={setChosen} />
      </Sample>
      <Sample name="More than fit" note="the row scrolls; one is disabled" isWide>
        <div className={styles.narrow}>
          <Tabs label="A large hive" tabs={many} chosen={chosenOfMany} onChoose={setChosenOfMany} />
        </div>
      </Sample>
    </>
  );
}
