import { usePlayer } from '../../../domain/account/player.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { TextArea } from '../../../ui/text-area/TextArea.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { formatWhen } from '../format-when.ts';
import styles from './GroupSheet.module.css';
import { type Report, useAnswerReport } from './report-queries.ts';

/** One reported post: who reported it and why, what admins have decided, and what shall become of it. */
export function ReportSheet({ report, onClose }: { report: Report | undefined; onClose(): void }) {
  return (
    <Sheet title="Reported post" isOpen={report !== undefined} onClose={onClose}>
      {report && <ReportDetails key={report.buzzId} report={report} onDone={onClose} />}
    </Sheet>
  );
}

const answerNames = { hidden: 'Removed', kept: 'Stands' } as const;

function ReportDetails({ report, onDone }: { report: Report; onDone(): void }) {
  return (
    <div className={styles.whole}>
      <p dir="auto">{report.text || '(a result)'}</p>
      <DescriptionList
        facts={[
          ['By', report.author.displayName],
          ['Author’s id', <code key="author">{report.author.userId}</code>],
          ['To', report.to?.name ?? 'friends'],
          ['Posted', formatWhen(report.postedAt)],
        ]}
      />
      <Table
        caption="Reports"
        rows={report.reports}
        keyOf={({ by }) => by.userId}
        empty="Whoever reported it is gone."
        columns={[
          { id: 'by', header: 'Reported by', cell: ({ by }) => <bdi>{by.displayName}</bdi> },
          { id: 'why', header: 'Why', cell: ({ reason }) => <bdi>{reason || '(no reason)'}</bdi> },
          { id: 'when', header: 'When', cell: ({ at }) => formatWhen(at) },
        ]}
      />
      <Table
        caption="Decisions"
        rows={report.history}
        keyOf={({ at, answer }) => `${at} ${answer}`}
        empty="Nobody has decided about it yet."
        columns={[
          { id: 'answer', header: 'Decision', cell: ({ answer }) => answerNames[answer] },
          { id: 'why', header: 'Why', cell: ({ reason }) => <bdi>{reason}</bdi> },
          {
            id: 'by',
            header: 'By',
            cell: ({ by, at }) => (
              <>
                <bdi>{by?.displayName ?? 'an admin'}</bdi>, {formatWhen(at)}
              </>
            ),
          },
        ]}
      />
      <AnswerReportForm report={report} onDone={onDone} />
    </div>
  );
}

const maxReasonLength = 280;

/** The reason stays in this tab while the sheet is closed. */
function AnswerReportForm({
  report: { buzzId, answer: given },
  onDone,
}: {
  report: Report;
  onDone(): void;
}) {
  const { userId } = usePlayer();
  const [reason, setReason, clearDraft] = useDraft(`draft.report.${userId}.${buzzId}`);
  const answer = useAnswerReport();
  const decide = (wish: 'hide' | 'keep') =>
    answer.mutate(
      { buzzId, answer: wish, reason },
      {
        onSuccess: () => {
          clearDraft(reason);
          onDone();
        },
      },
    );
  return (
    <>
      <TextArea
        label="Reason"
        hint="For the audit trail. Needed to remove the post."
        max={maxReasonLength}
        rows={2}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {given !== 'kept' && (
        <Button disabled={answer.isPending} onClick={() => decide('keep')}>
          Let it stand
        </Button>
      )}
      {given !== 'hidden' && (
        <Button
          look="danger"
          disabled={answer.isPending || reason.trim() === ''}
          onClick={() => decide('hide')}
        >
          Remove the post
        </Button>
      )}
    </>
  );
}
