import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Sample } from '../Sample.tsx';
import { samplePlayers } from '../samples.ts';
import styles from './BadgeSamples.module.css';

const sizes = ['s', 'm', 'l'] as const;
const [first, second] = samplePlayers;

export function AvatarSamples() {
  return (
    <>
      <Sample name="Faces in the hive" note="colour and pattern go together">
        <div className={styles.row}>
          {samplePlayers.map((player) => (
            <Avatar key={player.userId} {...player} />
          ))}
        </div>
      </Sample>
      <Sample name="Sizes" note="s, m, l">
        <div className={styles.row}>
          {sizes.map((size) => (
            <Avatar key={size} {...second} size={size} />
          ))}
        </div>
      </Sample>
      <Sample name="You">
        <div className={styles.row}>
          {sizes.map((size) => (
            <Avatar key={size} {...first} size={size} isYou />
          ))}
        </div>
      </Sample>
      <Sample name="Here and away">
        <div className={styles.row}>
          {sizes.map((size) => (
            <Avatar key={size} {...first} size={size} presence="here" />
          ))}
          {sizes.map((size) => (
            <Avatar key={size} {...second} size={size} presence="away" />
          ))}
        </div>
      </Sample>
      <Sample name="Other letters" note="and none">
        <div className={styles.row}>
          {['Ölrún', '百合', 'ياسمين', '🐝', ''].map((name) => (
            <Avatar key={name} userId={name} name={name} />
          ))}
        </div>
      </Sample>
    </>
  );
}
