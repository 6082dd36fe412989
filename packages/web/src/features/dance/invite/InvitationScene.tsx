import type { Dance } from '@bee-jinx/contract/browser';
import { HexCard } from '../../../domain/play/HexCard.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './InvitationScene.module.css';
import { InviteMessage } from './InviteMessage.tsx';

interface InvitationSceneProps {
  name: string;
  message: string | undefined;
  opening: Dance['opening'];
}

/** The bee, what the inviter wrote, and the goal of the game. */
export function InvitationScene({ name, message, opening }: InvitationSceneProps) {
  return (
    <>
      <Stack align="center">
        <Bee pose="waving" size={140} />
      </Stack>
      <InviteMessage text={message} />
      {opening && (
        <div className={styles.pair}>
          <HexCard word={opening.pair[0]} pairedWith={opening.pair[1]} />
          <HexCard word={opening.pair[1]} pairedWith={opening.pair[0]} />
        </div>
      )}
      {opening ? (
        <p>
          This pair is on the table. You each seal a word that links both:{' '}
          <b>say the word you think {name} said</b>. The same word is a jinx; otherwise those two
          are the next pair.
        </p>
      ) : (
        <p>
          You each seal a word in secret, and both turn over together. Those two are your pair: from
          then on, link both and <b>say the word you think {name} said</b>. The same word is a jinx.
        </p>
      )}
    </>
  );
}
