import { formatDateTime } from '../../../platform/format-date-time.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type AdminColumn, AdminTable } from '../AdminTable.tsx';
import { ReasonField, useReason } from '../ConfirmedAction.tsx';
import { DescriptionList } from '../DescriptionList.tsx';
import { type Report, useAnswerReport } from './report-queries.ts';

/** One reported post: who reported it and why, what admins have decided, and the decision to make. */
export function ReportSheet({ report, onClose }: { report: Report | undefined; onClose(): void }) {
  return (
    <Sheet title="Reported post" isOpen={report !== undefined} onClose={onClose}>
      {report && <ReportDetails key={report.buzzId} report={report} onDone={onClose} />}
    </Sheet>
  );
}

export const answerNames = { hidden: 'Removed', kept: 'Stands' } as const;

const reportColumns: AdminColumn<Report['reports'][number]>[] = [
  { header: 'Reported by', value: ({ by }) => by.displayName, as: 'text' },
  { header: 'Why', value: ({ reason }) => reason || '(no reason)', as: 'text' },
  { header: 'When', value: 'at', as: 'time' },
];

const decisionColumns: AdminColumn<Report['history'][number]>[] = [
  { header: 'Decision', value: ({ answer }) => answerNames[answer] },
  { header: 'Why', value: 'reason', as: 'text' },
  {
    header: 'By',
    cell: ({ by, at }) => (
      <>
        <bdi>{by?.displayName ?? 'an admin'}</bdi>, {formatDateTime(at)}
      </>
    ),
  },
];

function ReportDetails({ report, onDone }: { report: Report; onDone(): void }) {
  return (
    <Stack gap={4}>
      <p dir="auto">{report.text || '(a result)'}</p>
      <DescriptionList
        facts={[
          ['By', report.author.displayName],
          ['Author’s id', <code key="author">{report.author.userId}</code>],
          ['To', report.to?.name ?? 'friends'],
          ['Posted', formatDateTime(report.postedAt)],
        ]}
      />
      <AdminTable
        caption="Reports"
        rows={report.reports}
        keyOf={({ by }) => by.userId}
        empty="Whoever reported it is gone."
        columns={reportColumns}
      />
      <AdminTable
        caption="Decisions"
        rows={report.history}
        keyOf={({ at, answer }) => `${at} ${answer}`}
        empty="Nobody has decided about it yet."
        columns={decisionColumns}
      />
      <AnswerReportForm report={report} onDone={onDone} />
    </Stack>
  );
}

function AnswerReportForm({ report, onDone }: { report: Report; onDone(): void }) {
  const { buzzId, answer: given } = report;
  const { reason, isMissing, clear, setReason } = useReason('report', buzzId);
  const answer = useAnswerReport();
  const decide = (decision: 'hide' | 'keep') =>
    answer.mutate(
      { buzzId, answer: decision, reason },
      {
        onSuccess: () => {
          clear();
          onDone();
        },
      },
    );
  return (
    <>
      <ReasonField
        label="Reason"
        hint="For the audit trail. Needed to remove the post."
        {...{ reason, setReason }}
      />
      {given !== 'kept' && (
        <Button disabled={answer.isPending} onClick={() => decide('keep')}>
          Let it stand
        </Button>
      )}
      {given !== 'hidden' && (
        <Button
          variant="danger"
          disabled={answer.isPending || isMissing}
          onClick={() => decide('hide')}
        >
          Remove the post
        </Button>
      )}
    </>
  );
}
