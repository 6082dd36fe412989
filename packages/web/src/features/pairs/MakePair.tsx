import type { SentPair } from '@bee-jinx/contract/browser';
import { type PairOffer, parseWord, wordFaultMessage } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { judgedPairQuery, pairLink, useSendPair } from '../../domain/pairs/pairs.ts';
import { shareOrCopy } from '../../domain/share/share-or-copy.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLabel } from '../../ui/button/ButtonLabel.tsx';
import { CopyField } from '../../ui/copy-field/CopyField.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { figuresMessage } from './figures-message.ts';

const judgeAfterMs = 250;

export function MakePair() {
  const [words, setWords] = useState({ word1: '', word2: '' });
  // Undefined until they are touched: what is left out stays as it is, for a pair that was sent before.
  const [note, setNote] = useState<string>();
  const [isOffered, setOffered] = useState<boolean>();
  const [stored, setStored] = useState<{ words: typeof words; pair: SentPair }>();
  const settled = useDebounced(words, judgeAfterMs);
  const judged = useQuery(judgedPairQuery(settled.word1, settled.word2));
  const send = useSendPair();
  const changeOffer = useSendPair();
  const areBoth = words.word1.trim() !== '' && words.word2.trim() !== '';

  function type(change: Partial<typeof words>): void {
    setWords({ ...words, ...change });
    forgetSent();
  }

  function forgetSent(): void {
    send.reset();
    changeOffer.reset();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (send.isPending || !areBoth) return;
    const added = { note, ...(isOffered !== undefined && { offer: toOffer(isOffered) }) };
    const { pair } = await send.mutateAsync({ ...words, ...added });
    setStored({ words, pair });
    const url = pairLink(pair.code);
    const text = `Can you link ${pair.word1} and ${pair.word2} like the bee?`;
    const outcome = await shareOrCopy({ title: 'Bee Jinx', text, url }, url);
    if (outcome === 'copied') {
      showToast({ variant: 'done', text: 'Link copied. Paste it to whoever should play.' });
    }
    if (outcome === 'shared')
      showToast({ variant: 'done', text: 'Sent. See here who finishes it.' });
  }

  const link = send.data && pairLink(send.data.pair.code);
  /** Of the words as they are typed now. */
  const known = stored?.words === words ? stored.pair : undefined;

  /** Of a pair that is sent already it is saved at once. */
  function turnOffer(isOn: boolean): void {
    setOffered(isOn);
    if (!known) return;
    const { word1, word2 } = known;
    changeOffer.mutate(
      { word1, word2, offer: toOffer(isOn) },
      { onError: () => setOffered(isOffered) },
    );
  }

  return (
    <form onSubmit={(event) => void submit(event).catch(() => {})} noValidate>
      <Stack gap={3}>
        <p>Two words, a short note, and a link that plays without an account.</p>
        <TextField
          label="First word"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          value={words.word1}
          fault={wordFault(words.word1)}
          onChange={({ target }) => type({ word1: target.value })}
        />
        <TextField
          label="Second word"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          value={words.word2}
          fault={wordFault(words.word2)}
          onChange={({ target }) => type({ word2: target.value })}
        />
        <div role="status">
          {areBoth && judged.data && <p>{figuresMessage(judged.data)}</p>}
          {areBoth && judged.error && <Fault>{errorMessage(judged.error)}</Fault>}
        </div>
        <TextField
          label="A note with it (if you like)"
          maxLength={140}
          value={note ?? known?.note ?? ''}
          onChange={({ target }) => {
            setNote(target.value);
            forgetSent();
          }}
        />
        <Switch
          label="Offer it as a puzzle of the day"
          hint="If we take it, everybody plays it, with your name."
          isOn={isOffered ?? (known?.offer ?? 'no') !== 'no'}
          isBusy={send.isPending || changeOffer.isPending}
          fault={changeOffer.error ? errorMessage(changeOffer.error) : undefined}
          onTurn={turnOffer}
        />
        <Button
          type="submit"
          isBusy={send.isPending}
          disabled={!areBoth || areWordsRefused(judged.error)}
        >
          <ButtonLabel icon="send">Send it</ButtonLabel>
        </Button>
        <Fault>{send.error ? errorMessage(send.error) : undefined}</Fault>
        {link && <CopyField label="Link to your pair" value={link} />}
      </Stack>
    </form>
  );
}

const toOffer = (isOn: boolean): PairOffer => (isOn ? 'named' : 'no');

/** Without advice for another reason the words may be fine. */
const areWordsRefused = (error: unknown): boolean =>
  error instanceof CallError && error.code.startsWith('word_');

/** Only once something was typed: an empty field is no fault yet. */
function wordFault(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const ruling = parseWord(typed);
  return ruling.ok ? undefined : wordFaultMessage(ruling);
}
