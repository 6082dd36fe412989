import { contrastRatio } from '../../../theme/contrast.ts';
import { type ContrastPair, contrastPairs } from '../../../theme/contrast-pairs.ts';
import { resolveToken } from '../../../theme/token-sheet.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { splitHex } from '../tokens/token-kind.ts';
import { type Picked, useLab } from '../use-lab.ts';
import styles from './Contrasts.module.css';

/** The same pairs as in the tests. */
export function Contrasts({ picked: { look, token } }: { picked: Picked }) {
  const { tokens } = useLab();
  const met = contrastPairs.filter(({ front, back }) => front === token || back === token);
  if (met.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label="Contrast">
      {met.map((pair) => (
        <li key={`${pair.front} ${pair.back}`} className={styles.pair}>
          <span className={styles.names}>
            {pair.front} on {pair.back}
          </span>
          <Ratio pair={pair} tokens={tokens[look]} />
        </li>
      ))}
    </Stack>
  );
}

interface RatioProps {
  pair: ContrastPair;
  tokens: ReadonlyMap<string, string>;
}

function Ratio({ pair: { front, back, least }, tokens }: RatioProps) {
  const colours = [front, back].map((name) => splitHex(resolveToken(tokens, name) ?? '')?.opaque);
  const [one, other] = colours;
  // Only hex colours can be compared.
  if (one === undefined || other === undefined) return <Badge>no hex colour</Badge>;
  const ratio = contrastRatio(one, other);
  const isEnough = ratio >= least;
  return (
    <Badge variant={isEnough ? 'leaf' : 'sting'}>
      {`${(Math.floor(ratio * 100) / 100).toLocaleString()} : 1, ${isEnough ? 'enough' : `needs ${least.toLocaleString()}`}`}
    </Badge>
  );
}
