import type { Feedback } from '@bee-jinx/contract/browser';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/Badge.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import { EarlierButton } from '../EarlierButton.tsx';
import { FindField } from '../FindField.tsx';
import styles from '../filtered-list.module.css';
import { OpenButton } from '../OpenButton.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { tableState } from '../table-state.ts';
import { useAddressChoice, useAddressText } from '../use-address.ts';
import { useSettled } from '../use-settled.ts';
import { whenWords } from '../when-words.ts';
import { useMarkFeedback } from './change-feedback.ts';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import { allFeedback, feedbackQuery } from './feedback-queries.ts';
import { kindNames, stateLooks, stateNames } from './feedback-words.ts';

const states = ['all', 'open', 'answered', 'closed'] as const;
const kinds = ['all', 'idea', 'bug', 'praise', 'other'] as const;

function FeedbackScreen() {
  const [state, setState] = useAddressChoice('state', states, 'all');
  const [kind, setKind] = useAddressChoice('kind', kinds, 'all');
  const [text, setText] = useAddressText('text');
  const [opened, setOpened] = useAddressText('id');
  const wish = {
    state: state === 'all' ? undefined : state,
    kind: kind === 'all' ? undefined : kind,
    text: text || undefined,
  };
  const settled = useSettled(text);
  const list = useInfiniteQuery(feedbackQuery({ ...wish, text: settled || undefined }));
  const mark = useMarkFeedback();
  const rows = list.data?.pages.flatMap(({ feedback }) => feedback) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const setTo = (next: Feedback['state'], { feedbackId }: Feedback) => ({
    name: `Mark as ${next}`,
    onChoose: () => mark.mutate({ feedbackId, state: next }),
  });

  return (
    <AdminPage
      title="Feedback"
      lead="What players wrote to us. Open one to read it whole, note something and say how far we are."
      actions={<CsvButton name="feedback" columns={csvColumns} rows={() => allFeedback(wish)} />}
    >
      <div className={styles.filters}>
        <Segmented
          legend="State"
          choices={states.map((value) => ({
            value,
            name:
              counts && value !== 'all'
                ? `${stateNames[value]} ${counts[value]}`
                : stateNames[value],
          }))}
          chosen={state}
          onChoose={setState}
        />
        <Segmented
          legend="Kind"
          choices={kinds.map((value) => ({ value, name: kindNames[value] }))}
          chosen={kind}
          onChoose={setKind}
        />
        <FindField placeholder="In text, screen or note" text={text} onType={setText} />
      </div>
      <Table
        caption="Feedback"
        rows={rows}
        keyOf={({ feedbackId }) => feedbackId}
        empty={
          settled || kind !== 'all' || state !== 'all'
            ? 'Nothing fits that filter.'
            : 'Nobody has written yet.'
        }
        columns={[
          {
            id: 'text',
            header: 'Text',
            cell: (row) => (
              <OpenButton onOpen={() => setOpened(row.feedbackId)}>{row.text}</OpenButton>
            ),
          },
          {
            id: 'state',
            header: 'State',
            cell: ({ state: now }) => <Badge look={stateLooks[now]}>{stateNames[now]}</Badge>,
            sortBy: ({ state: now }) => now,
          },
          {
            id: 'kind',
            header: 'Kind',
            cell: (row) =>
              row.appealsTo ? <Badge look="sting">Appeal</Badge> : kindNames[row.kind],
            sortBy: (row) => row.kind,
          },
          { id: 'from', header: 'From', cell: (row) => <PlayerLink {...row} /> },
          { id: 'screen', header: 'Screen', cell: ({ screen }) => <code>{screen}</code> },
          {
            id: 'when',
            header: 'When',
            cell: ({ sentAt }) => whenWords(sentAt),
            sortBy: ({ sentAt }) => sentAt,
          },
        ]}
        actions={{
          nameOf: ({ number }) => `feedback ${number}`,
          of: (row) =>
            (['open', 'answered', 'closed'] as const)
              .filter((next) => next !== row.state)
              .map((next) => setTo(next, row)),
        }}
        {...tableState(list)}
      />
      <EarlierButton of={list} />
      <FeedbackSheet feedbackId={opened} onClose={() => setOpened('')} />
    </AdminPage>
  );
}

const csvColumns: { header: string; value(row: Feedback): string | number | undefined }[] = [
  { header: 'number', value: ({ number }) => number },
  { header: 'sentAt', value: ({ sentAt }) => sentAt },
  { header: 'state', value: ({ state }) => state },
  { header: 'kind', value: ({ kind }) => kind },
  { header: 'text', value: ({ text }) => text },
  { header: 'contact', value: ({ contact }) => contact },
  { header: 'player', value: ({ displayName }) => displayName },
  { header: 'userId', value: ({ userId }) => userId },
  { header: 'screen', value: ({ screen }) => screen },
  { header: 'version', value: ({ version }) => version },
  { header: 'screenshot', value: ({ hasScreenshot }) => (hasScreenshot ? 'yes' : 'no') },
  { header: 'note', value: ({ note }) => note },
];

export { FeedbackScreen as Component };
