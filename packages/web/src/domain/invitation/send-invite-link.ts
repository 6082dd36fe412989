import { type SendOutcome, shareOrCopy } from '../share/share-or-copy.ts';

/** Shares the link of an invitation, with the goal of the game in one sentence; else copies it. */
export const sendInviteLink = (link: string): Promise<SendOutcome> =>
  shareOrCopy(
    { title: 'Bee Jinx', text: 'Let’s dance: say the word you think I said.', url: link },
    link,
  );
