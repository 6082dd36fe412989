import { buzzAdvice, countCharacters, mostBuzzCharacters, readBuzz } from '@bee-jinx/game';
import { type SubmitEvent, useId, useState } from 'react';
import { wordsFor } from '../../api/error-copy.ts';
import { usePlayer } from '../../api/player.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { roomSaid, roomShown } from '../../ui/characters-left.ts';
import { Fault } from '../../ui/modals/Fault.tsx';
import { Audience } from './Audience.tsx';
import styles from './Composer.module.css';
import { useMyResult } from './use-my-result.ts';
import { usePost } from './use-post.ts';

/** In a hive it posts there; elsewhere the writer chooses. What is written stays until it is out. */
export function Composer({ groupId }: { groupId: string | undefined }) {
  const id = useId();
  const { userId } = usePlayer();
  const [text, setText] = useDraft(`draft.buzz.${userId}.${groupId ?? ''}`);
  const [chosen, setChosen] = useState<string>();
  const [withResult, setWithResult] = useState(false);
  const [advice, setAdvice] = useState<string>();
  const myResult = useMyResult();
  const puzzleNumber = withResult ? myResult : undefined;
  const { mutate, isPending, error } = usePost(() => {
    setText('');
    setWithResult(false);
  });
  const count = countCharacters(text);
  const isOver = count > mostBuzzCharacters;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const ruling = readBuzz(text, puzzleNumber !== undefined);
    setAdvice(ruling.ok ? undefined : buzzAdvice[ruling.fault]);
    if (ruling.ok && !isPending) mutate({ text, groupId: groupId ?? chosen, puzzleNumber });
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <div className={styles.row}>
        <textarea
          className={styles.input}
          dir="auto"
          rows={1}
          maxLength={mostBuzzCharacters * 16}
          placeholder={groupId ? 'Say something to the hive' : 'What’s the buzz?'}
          aria-label="Your post"
          aria-invalid={isOver || advice !== undefined}
          aria-describedby={`${id}room ${id}fault`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAdvice(undefined);
          }}
        />
        <Button type="submit" size="small" isBusy={isPending}>
          Buzz
        </Button>
      </div>
      <div className={styles.below}>
        {groupId === undefined && <Audience chosen={chosen} onChoose={setChosen} />}
        {myResult !== undefined && (
          <label className={styles.attach}>
            <input
              type="checkbox"
              checked={withResult}
              onChange={(event) => setWithResult(event.target.checked)}
            />
            Add my result of No. {myResult}
          </label>
        )}
        <span id={`${id}room`} className={styles.room} data-over={isOver} hidden={count === 0}>
          {roomShown(count, mostBuzzCharacters)}
        </span>
        <span className={styles.unseen} role="status">
          {roomSaid(count, mostBuzzCharacters)}
        </span>
      </div>
      <div id={`${id}fault`}>
        <Fault>{advice ?? (error ? wordsFor(error) : undefined)}</Fault>
      </div>
    </form>
  );
}
