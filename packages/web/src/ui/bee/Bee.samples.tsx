import { useState } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Segmented } from '../segmented/Segmented.tsx';
import styles from './Bee.samples.module.css';
import { Bee } from './Bee.tsx';
import { drawings, type Pose } from './poses.ts';

export const section: SampleSection = {
  chapter: 'the-bee',
  order: 2,
  title: 'Bee',
  lead: 'A small-town clerk with wings: starched collar, tired lids, strong opinions about wax.',
};

const names: Record<Pose, [name: string, when: string]> = {
  idle: ['Idle', 'Watches what you type'],
  thinking: ['Thinking', 'While a word is on its way'],
  sealing: ['Sealing a word', 'Commits before you do'],
  jinx: ['Jinx!', 'Two cells, one thought'],
  oops: ['Oops', 'Near miss, bad spelling, lost line'],
  waving: ['Waving', 'Invites, hellos, newcomers'],
  asleep: ['Asleep', 'Offline, or done for the day'],
  carrying: ['Carrying', 'On the splash, and when sharing'],
};

const poses = Object.keys(drawings) as Pose[];
const choices = poses.map((value) => ({ value, name: names[value][0] }));
const sizes = [24, 40, 64, 100, 120];
const looks = ['ahead', 'left', 'right', 'up', 'down', 'pointer'] as const;

export function Samples() {
  const [pose, setPose] = useState<Pose>('idle');
  return (
    <>
      <Sample name="From one pose to another" isWide>
        <div className={styles.change}>
          <span className={styles.large} data-pose={pose}>
            <Bee pose={pose} size={200} label={names[pose][0]} />
          </span>
          <Segmented
            legend="Pose"
            choices={choices}
            chosen={pose}
            onChoose={(next) => setPose(next)}
          />
        </div>
      </Sample>
      <Sample name="Poses" isWide>
        <ul className={styles.poses}>
          {poses.map((name) => (
            <li key={name} className={styles.pose}>
              <span className={styles.cell} data-pose={name}>
                <Bee pose={name} size={150} lookAt="ahead" />
              </span>
              <b className={styles.name}>{names[name][0]}</b>
              <span className={styles.when}>{names[name][1]}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="Sizes" isWide>
        <ul className={styles.row}>
          {sizes.map((size) => (
            <li key={size} className={styles.pose}>
              <Bee size={size} lookAt="ahead" />
              <span className={styles.when}>{size}</span>
            </li>
          ))}
        </ul>
      </Sample>
      <Sample name="On the stage" note="printed with a white edge" ground="stage">
        <div className={styles.row}>
          <Bee pose="waving" size={100} onStage />
          <Bee pose="carrying" size={100} onStage />
        </div>
      </Sample>
      <Sample name="In a circle" note="radius 10, 4 s">
        <div className={styles.row}>
          <Bee motion="circle" lookAt="ahead" />
        </div>
      </Sample>
      <Sample name="Looking" isWide>
        <ul className={styles.row}>
          {looks.map((lookAt) => (
            <li key={lookAt} className={styles.pose}>
              <Bee size={72} lookAt={lookAt} />
              <span className={styles.when}>{lookAt}</span>
            </li>
          ))}
        </ul>
      </Sample>
    </>
  );
}
