import type { Feedback } from '@bee-jinx/contract/browser';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { CsvButton } from '../CsvButton.tsx';
import styles from '../filtered-list.module.css';
import { formatWhen } from '../format-when.ts';
import { LoadEarlierButton } from '../LoadEarlierButton.tsx';
import { OpenButton } from '../OpenButton.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { SearchField } from '../SearchField.tsx';
import { tableQueryProps } from '../table-query-props.ts';
import { useDebounced } from '../use-debounced.ts';
import { useSearchParam, useSearchParamChoice } from '../use-search-param.ts';
import { useMarkFeedback } from './change-feedback.ts';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import { feedbackKindLabels, feedbackStateLabels, feedbackStateLooks } from './feedback-labels.ts';
import { feedbackListQuery, fetchAllFeedback } from './feedback-queries.ts';

const states = ['all', 'open', 'answered', 'closed'] as const;
const kinds = ['all', 'idea', 'bug', 'praise', 'other'] as const;

function FeedbackScreen() {
  const [state, setState] = useSearchParamChoice('state', states, 'all');
  const [kind, setKind] = useSearchParamChoice('kind', kinds, 'all');
  const [text, setText] = useSearchParam('text');
  const [opened, setOpened] = useSearchParam('id');
  const filter = {
    state: state === 'all' ? undefined : state,
    kind: kind === 'all' ? undefined : kind,
    text: text || undefined,
  };
  const debouncedText = useDebounced(text);
  const list = useInfiniteQuery(feedbackListQuery({ ...filter, text: debouncedText || undefined }));
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
      actions={
        <CsvButton name="feedback" columns={csvColumns} rows={() => fetchAllFeedback(filter)} />
      }
    >
      <div className={styles.filters}>
        <Segmented
          legend="State"
          choices={states.map((value) => ({
            value,
            name:
              counts && value !== 'all'
                ? `${feedbackStateLabels[value]} ${counts[value]}`
                : feedbackStateLabels[value],
          }))}
          chosen={state}
          onChoose={setState}
        />
        <Segmented
          legend="Kind"
          choices={kinds.map((value) => ({ value, name: feedbackKindLabels[value] }))}
          chosen={kind}
          onChoose={setKind}
        />
        <SearchField placeholder="In text, screen or note" text={text} onType={setText} />
      </div>
      <Table
        caption="Feedback"
        rows={rows}
        keyOf={({ feedbackId }) => feedbackId}
        empty={
          debouncedText || kind !== 'all' || state !== 'all'
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
            cell: ({ state: now }) => (
              <Badge look={feedbackStateLooks[now]}>{feedbackStateLabels[now]}</Badge>
            ),
            sortBy: ({ state: now }) => now,
          },
          {
            id: 'kind',
            header: 'Kind',
            cell: (row) =>
              row.appealsTo ? <Badge look="sting">Appeal</Badge> : feedbackKindLabels[row.kind],
            sortBy: (row) => row.kind,
          },
          { id: 'from', header: 'From', cell: (row) => <PlayerLink {...row} /> },
          { id: 'screen', header: 'Screen', cell: ({ screen }) => <code>{screen}</code> },
          {
            id: 'when',
            header: 'When',
            cell: ({ sentAt }) => formatWhen(sentAt),
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
        {...tableQueryProps(list)}
      />
      <LoadEarlierButton of={list} />
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
