import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { samplePlayers } from '../samples/sample-data.ts';
import { Avatar } from './Avatar.tsx';

export const section: SampleSection = { chapter: 'signs', order: 2, title: 'Avatars' };

const sizes = ['s', 'm', 'l'] as const;
const [first, second] = samplePlayers;

export function Samples() {
  return (
    <>
      <Sample name="Faces in the hive" note="colour and pattern go together" isRow>
        {samplePlayers.map((player) => (
          <Avatar key={player.userId} {...player} />
        ))}
      </Sample>
      <Sample name="Sizes" note="s, m, l" isRow>
        {sizes.map((size) => (
          <Avatar key={size} {...second} size={size} />
        ))}
      </Sample>
      <Sample name="You" isRow>
        {sizes.map((size) => (
          <Avatar key={size} {...first} size={size} isYou />
        ))}
      </Sample>
      <Sample name="Here and away" isRow>
        {sizes.map((size) => (
          <Avatar key={size} {...first} size={size} presence="here" />
        ))}
        {sizes.map((size) => (
          <Avatar key={size} {...second} size={size} presence="away" />
        ))}
      </Sample>
      <Sample name="Other letters" note="and none" isRow>
        {['Ölrún', '百合', 'ياسمين', '🐝', ''].map((name) => (
          <Avatar key={name} userId={name} name={name} />
        ))}
      </Sample>
    </>
  );
}
