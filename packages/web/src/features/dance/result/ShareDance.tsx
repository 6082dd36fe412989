import type { Dance } from '@bee-jinx/contract/browser';
import { formatDanceShareText } from '@bee-jinx/game';
import { useState } from 'react';
import { type SendOutcome, shareOrCopy } from '../../../domain/share/share-or-copy.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLabel } from '../../../ui/button/ButtonLabel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

const outcomeTexts: Record<SendOutcome, string> = {
  shared: '',
  left: '',
  copied: 'Copied. Paste it wherever you like.',
  refused: 'Your browser lets nothing be copied here.',
};

interface ShareDanceProps {
  outcome: NonNullable<Dance['outcome']>;
  rounds: Dance['rounds'];
}

/** Shares how it went in one tap, without any of the words. */
export function ShareDance({ outcome, rounds }: ShareDanceProps) {
  const [sent, setSent] = useState<SendOutcome>();
  const warmths = rounds.map(({ match, warmth }) => (match ? 100 : warmth));

  async function share(): Promise<void> {
    const text = formatDanceShareText({ outcome, warmths }, new URL('/', location.href).href);
    setSent(await shareOrCopy({ text }, text));
  }

  return (
    <Stack gap={2}>
      <Button variant="outline" onClick={() => void share()}>
        <ButtonLabel icon="share">
          {outcome === 'jinx' ? 'Share your jinx' : 'Share how it went'}
        </ButtonLabel>
      </Button>
      <p role="status">{sent && outcomeTexts[sent]}</p>
    </Stack>
  );
}
