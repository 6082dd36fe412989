import { Bee } from '../../../ui/bee/Bee.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { InviteMessage } from './InviteMessage.tsx';

interface InvitationSceneProps {
  name: string;
  message: string | undefined;
}

/** The bee, what the inviter wrote, and the goal of the game. */
export function InvitationScene({ name, message }: InvitationSceneProps) {
  return (
    <>
      <Stack align="center">
        <Bee pose="waving" size={140} />
      </Stack>
      <InviteMessage text={message} />
      <p>
        <b>Say the word you think {name} said.</b> You each seal one in secret, and both turn over
        together. The same word is a jinx; otherwise the two are your next pair.
      </p>
    </>
  );
}
