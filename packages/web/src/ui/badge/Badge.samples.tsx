import { Fault } from '../fault/Fault.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { Badge, CountBadge } from './Badge.tsx';

export const section: SampleSection = { chapter: 'signs', order: 1, title: 'Badges' };

const looks = ['comb', 'ink', 'honey', 'leaf', 'sting'] as const;
const counts = [1, 12, 99, 100];

export function Samples() {
  return (
    <>
      <Sample name="Looks" isRow>
        {looks.map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </Sample>
      <Sample name="Counts" note="none at all shows nothing" isRow>
        <CountBadge count={0} label="unread" />
        {counts.map((count) => (
          <CountBadge key={count} count={count} label="unread" />
        ))}
      </Sample>
      <Sample name="Fault">
        <Fault>That didn’t go through. Try again.</Fault>
      </Sample>
      <Sample name="Long text" isRow>
        <Badge variant="honey">Maximiliana Wollwortmann’s own hive of long words</Badge>
      </Sample>
    </>
  );
}
