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
        You each seal a word in secret, and both turn over together. Those two are your pair: from
        then on, link both and <b>say the word you think {name} said</b>. The same word is a jinx.
      </p>
    </>
  );
}
