import type { Feedback } from '@bee-jinx/contract/browser';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { PlayerLink } from '../PlayerLink.tsx';
import { OpenButton, SearchScreen, useSearch } from '../SearchScreen.tsx';
import { useFilter, useSearchParamChoice } from '../use-search-param.tsx';
import { useMarkFeedback } from './change-feedback.ts';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import {
  feedbackKindLabels,
  feedbackStateLabels,
  feedbackStateLooks,
  feedbackStates,
} from './feedback-labels.ts';
import { feedbackList } from './feedback-queries.ts';

const states = ['all', ...feedbackStates] as const;
const kinds = (['all', 'idea', 'bug', 'praise', 'other'] as const).map(
  (kind) => [kind, feedbackKindLabels[kind]] as const,
);

function FeedbackScreen() {
  const [state, setState] = useSearchParamChoice('state', states, 'all');
  const [kind, kindFilter] = useFilter('kind', 'Kind', kinds);
  const search = useSearch((text) =>
    feedbackList({
      state: state === 'all' ? undefined : state,
      kind: kind === 'all' ? undefined : kind,
      text,
    }),
  );
  const mark = useMarkFeedback();
  const counts = search.query.data?.pages[0]?.counts;
  const isFiltered = search.debouncedText !== '' || kind !== 'all' || state !== 'all';

  return (
    <SearchScreen<Feedback>
      title="Feedback"
      lead="What players wrote to us. Open one to read it whole, add a note and set its status."
      csv={{ name: 'feedback', order: ['number', 'sentAt', 'state', 'kind'] }}
      search={search}
      placeholder="In text, screen or note"
      filters={
        <>
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
          {kindFilter}
        </>
      }
      keyOf={({ feedbackId }) => feedbackId}
      empty={isFiltered ? 'Nothing fits that filter.' : 'Nobody has written yet.'}
      columns={[
        { csv: 'number', value: 'number' },
        {
          header: 'Text',
          csv: 'text',
          value: 'text',
          cell: ({ feedbackId, text }) => (
            <OpenButton onOpen={() => search.open(feedbackId)}>{text}</OpenButton>
          ),
        },
        {
          header: 'State',
          csv: 'state',
          value: 'state',
          cell: ({ state: rowState }) => (
            <Badge variant={feedbackStateLooks[rowState]}>{feedbackStateLabels[rowState]}</Badge>
          ),
          sortBy: 'value',
        },
        {
          header: 'Kind',
          csv: 'kind',
          value: 'kind',
          cell: (row) =>
            row.appealsTo ? <Badge variant="sting">Appeal</Badge> : feedbackKindLabels[row.kind],
          sortBy: 'value',
        },
        { csv: 'contact', value: 'contact' },
        {
          header: 'From',
          csv: 'player',
          value: 'displayName',
          cell: (row) => <PlayerLink {...row} />,
        },
        { csv: 'userId', value: 'userId' },
        { header: 'Screen', csv: 'screen', value: 'screen', as: 'code' },
        { header: 'When', csv: 'sentAt', value: 'sentAt', as: 'time', sortBy: 'value' },
        { csv: 'version', value: 'version' },
        { csv: 'screenshot', value: ({ hasScreenshot }) => (hasScreenshot ? 'yes' : 'no') },
        { csv: 'note', value: 'note' },
      ]}
      actions={{
        nameOf: ({ number }) => `feedback ${number}`,
        of: ({ feedbackId, state: now }) =>
          feedbackStates
            .filter((next) => next !== now)
            .map((next) => ({
              name: `Mark as ${next}`,
              onChoose: () => mark.mutate({ feedbackId, state: next }),
            })),
      }}
    >
      <FeedbackSheet feedbackId={search.openedId} onClose={search.close} />
    </SearchScreen>
  );
}

export { FeedbackScreen as Component };
