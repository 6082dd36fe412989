import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { pairsQuery } from '../../domain/pairs/pairs.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Column, Columns } from '../../ui/layout/Columns.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { MakePair } from './MakePair.tsx';

function PairsScreen() {
  return (
    <Screen title="Send a pair" art={<Bee pose="carrying" onStage />}>
      <Columns shares={[1, 1]}>
        <Column>
          <MakePair />
        </Column>
        <Column>
          <MyPairs />
        </Column>
      </Columns>
    </Screen>
  );
}

function MyPairs() {
  const { data: pairs, error } = useQuery(pairsQuery);
  return (
    <Stack as="section" gap={2}>
      <SectionHead>Your pairs</SectionHead>
      {error && <Fault>{errorMessage(error)}</Fault>}
      {!pairs && !error && <Skeleton lines={3} />}
      {pairs?.length === 0 && <MutedText>None yet. The first one is up to you.</MutedText>}
      <Stack gap={2}>
        {pairs?.map(({ code, word1, word2, finished, endedAt, takenFor }) => (
          <p key={code}>
            <Link to={`/p/${code}`}>
              {word1} + {word2}
            </Link>{' '}
            · {finished === 0 ? 'nobody yet' : `${finished} finished`}
            {endedAt && ' · ended'}
            {takenFor !== undefined && ` · puzzle No. ${takenFor}`}
          </p>
        ))}
      </Stack>
    </Stack>
  );
}

export { PairsScreen as Component };
