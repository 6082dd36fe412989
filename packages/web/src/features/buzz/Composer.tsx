import { buzzFaultMessages, countCharacters, maxBuzzCharacters, parseBuzz } from '@bee-jinx/game';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { usePlayer } from '../../domain/account/player.ts';
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
import { createPostMutation } from './buzz-mutations.ts';
import { myHivesQuery } from './buzz-queries.ts';
import styles from './Composer.module.css';

/** The form for a new post. Its draft is kept until it is posted. */
export function Composer({ groupId }: { groupId: string | undefined }) {
  const id = useId();
  const { userId } = usePlayer();
  const [text, setText, markPosted] = useDraft(`draft.buzz.${userId}.${groupId ?? ''}`);
  const around = useTypedBefore<HTMLDivElement>(text, ({ value }) => setText(value));
  const [chosenGroupId, setChosenGroupId] = useState<string>();
  const { data: hives = [] } = useQuery({ ...myHivesQuery, enabled: groupId === undefined });
  // Not the chosen one that the player has left since.
  const audience = groupId ?? hives.find((hive) => hive.groupId === chosenGroupId)?.groupId;
  const [puzzleNumber, setPuzzleNumber] = useState(useResultToPost());
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
          <AudienceSelect hives={hives} chosen={audience} onChoose={setChosenGroupId} />
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

/** The finished puzzle whose share dialog led here. */
function useResultToPost(): number | undefined {
  const [address] = useSearchParams();
  const number = Number(address.get('result'));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
