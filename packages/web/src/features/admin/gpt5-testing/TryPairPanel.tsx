import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Inline } from '../../../ui/layout/Stack.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { AdminErrorNotice } from '../AdminErrorNotice.tsx';
import { AdminPanel } from '../AdminPage.tsx';
import { useSearchParam } from '../use-search-param.tsx';
import {
  formatCost,
  formatMilliseconds,
  matchLabel,
  modelFaultLabels,
  splitWords,
} from './format-model-reply.ts';
import styles from './Gpt5.module.css';
import { useTryPair } from './model-queries.ts';

interface TryPairPanelProps {
  promptVersion: number | undefined;
  hasModel: boolean;
}

/** One pair, with the words of earlier rounds. The pair is in the address, so that it can be sent to somebody. */
export function TryPairPanel({ promptVersion, hasModel }: TryPairPanelProps) {
  const [pair, setPair] = useSearchParam('pair');
  const [word1 = '', word2 = ''] = pair.split(' + ');
  const [typed, setTyped] = useState({ word1, word2, said: '' });
  const attempt = useTryPair();
  const ask = (isFresh: boolean) =>
    attempt.mutate({
      word1: typed.word1,
      word2: typed.word2,
      said: splitWords(typed.said),
      isFresh,
      ...(promptVersion !== undefined && { promptVersion }),
    });

  const type =
    (field: keyof typeof typed) =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [field]: target.value });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setPair(`${typed.word1} + ${typed.word2}`);
    ask(false);
  }

  const { data } = attempt;
  const model = data?.model;
  return (
    <AdminPanel title="A pair">
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="One word"
          required
          autoCapitalize="none"
          value={typed.word1}
          onChange={type('word1')}
        />
        <TextField
          label="The other word"
          required
          autoCapitalize="none"
          value={typed.word2}
          onChange={type('word2')}
        />
        <TextField
          label="Said before"
          autoCapitalize="none"
          hint="The words of the rounds so far, oldest first, separated by commas."
          value={typed.said}
          onChange={type('said')}
        />
        <Inline gap={2} className={styles.go}>
          <Button type="submit" size="small" isBusy={attempt.isPending}>
            {hasModel ? 'Ask both' : 'Ask the bee'}
          </Button>
          {model?.isRemembered && (
            <Button
              variant="outline"
              size="small"
              isBusy={attempt.isPending}
              onClick={() => ask(true)}
            >
              Ask the model again
            </Button>
          )}
        </Inline>
      </form>
      <AdminErrorNotice error={attempt.error} />
      <div role="status">
        {data && (
          <dl className={styles.sides}>
            <div className={styles.side}>
              <dt>The bee</dt>
              <dd className={styles.word}>{data.bee.word}</dd>
              <dd className={styles.note}>{formatMilliseconds(data.bee.milliseconds)}</dd>
            </div>
            {model && (
              <div className={styles.side}>
                <dt>The model</dt>
                <dd className={model.word === undefined ? styles.none : styles.word}>
                  {model.word ?? modelFaultLabels[model.fault ?? 'malformed']}
                </dd>
                {model.word === undefined && <dd className={styles.note}>{model.says}</dd>}
                <dd className={styles.note}>
                  {formatMilliseconds(model.milliseconds)}, {formatCost(model)}
                  {model.isRemembered && ', remembered'}
                </dd>
              </div>
            )}
            {model && (
              <div className={styles.side}>
                <dt>Together</dt>
                <dd>
                  <Badge variant={data.match ? 'leaf' : 'comb'}>{matchLabel(data.match)}</Badge>
                </dd>
                <dd className={styles.note}>Prompt {data.promptVersion}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
    </AdminPanel>
  );
}
