import { buzzFaultMessages, countCharacters, maxBuzzCharacters, parseBuzz } from '@bee-jinx/game';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
import { safeSessionStorage } from '../../platform/safe-storage.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import {
  charactersLeftAnnouncement,
  formatCharacterCount,
  maxCodeUnitsPerGrapheme,
} from '../../ui/text-area/characters-left.ts';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { AttachResult } from './AttachResult.tsx';
import { AudienceSelect } from './AudienceSelect.tsx';
import { createPostMutation, type PostDraft } from './buzz-mutations.ts';
import { myHivesQuery } from './buzz-queries.ts';
import styles from './Composer.module.css';

/** The form for a new post. Its draft is kept until it is posted. */
export function Composer({ groupId }: { groupId: string | undefined }) {
  const id = useId();
  const { userId } = usePlayer();
  const draftKey = `draft.buzz.${userId}.${groupId ?? ''}`;
  const [text, setText, markPosted] = useDraft(draftKey);
  const [saved] = useState(() => readOptions(optionsKeyOf(draftKey)));
  const around = useTypedBefore<HTMLDivElement>(text, ({ value }) => setText(value));
  const [chosenGroupId, setChosenGroupId] = useState(saved.groupId);
  const { data: hives } = useQuery({ ...myHivesQuery, enabled: groupId === undefined });
  // Not the chosen one that the player has left since.
  const hasLeft = hives?.every((hive) => hive.groupId !== chosenGroupId) ?? false;
  const audience = groupId ?? (hasLeft ? undefined : chosenGroupId);
  const [puzzleNumber, setPuzzleNumber] = useState(useResultToPost() ?? saved.puzzleNumber);
  useSaveOptions(draftKey, text, { groupId: chosenGroupId, puzzleNumber });
  const [inputFault, setInputFault] = useState<string>();
  const { mutate, isPending, error } = useMutation(
    createPostMutation(useQueryClient(), (posted) => {
      markPosted(posted.text);
      setChosenGroupId(posted.groupId);
      setPuzzleNumber(undefined);
    }),
  );
  const audienceFault =
    audience === (groupId ?? chosenGroupId)
      ? undefined
      : 'You aren’t in that hive any more. Your friends will read it, unless you choose another.';
  const count = countCharacters(text);
  const isOver = count > maxBuzzCharacters;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const ruling = parseBuzz(text, puzzleNumber !== undefined);
    setInputFault(ruling.ok ? undefined : buzzFaultMessages[ruling.fault]);
    if (ruling.ok && !isPending) mutate({ text, groupId: audience, puzzleNumber });
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <div ref={around} className={styles.row}>
        <textarea
          className={styles.input}
          dir="auto"
          rows={1}
          maxLength={maxBuzzCharacters * maxCodeUnitsPerGrapheme}
          placeholder={groupId ? 'Say something to the hive' : 'What’s the buzz?'}
          aria-label="Your post"
          aria-invalid={isOver || inputFault !== undefined}
          aria-describedby={`${id}count ${id}fault`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setInputFault(undefined);
          }}
        />
        <Button type="submit" size="small" isBusy={isPending}>
          Buzz
        </Button>
      </div>
      <div className={styles.below}>
        {groupId === undefined && (
          <AudienceSelect hives={hives ?? []} chosen={audience} onChoose={setChosenGroupId} />
        )}
        <AttachResult chosen={puzzleNumber} onChoose={setPuzzleNumber} />
        <span id={`${id}count`} className={styles.room} data-over={isOver} hidden={count === 0}>
          {formatCharacterCount(count, maxBuzzCharacters)}
        </span>
        <VisuallyHidden role="status">
          {charactersLeftAnnouncement(count, maxBuzzCharacters)}
        </VisuallyHidden>
      </div>
      <div id={`${id}fault`}>
        <Fault>{inputFault ?? (error ? errorMessage(error) : audienceFault)}</Fault>
      </div>
    </form>
  );
}

type PostOptions = Partial<Pick<PostDraft, 'groupId' | 'puzzleNumber'>>;

const optionsKeyOf = (draftKey: string) => `${draftKey}.options`;

function readOptions(key: string): PostOptions {
  try {
    return JSON.parse(safeSessionStorage.read(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Whom a draft is for, and its result, are kept as long as its text: nobody else may read it after a reload. */
function useSaveOptions(draftKey: string, text: string, options: PostOptions): void {
  const key = optionsKeyOf(draftKey);
  const written = JSON.stringify(options);
  useEffect(() => {
    if (text === '' || written === '{}') safeSessionStorage.remove(key);
    else safeSessionStorage.write(key, written);
  }, [key, text, written]);
}

/** The finished puzzle whose share dialog led here. */
function useResultToPost(): number | undefined {
  const [address] = useSearchParams();
  const number = Number(address.get('result'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
