import { useState } from 'react';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { LoadMore, Pagination } from './Pagination.tsx';

export const section: SampleSection = { chapter: 'controls', order: 11, title: 'Pagination' };

const last = 3;

export function Samples() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Sample name="Page by page" note={`page ${page} of ${last}`} canFocus>
        <Pagination
          label="Dances"
          onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
          onNext={page < last ? () => setPage(page + 1) : undefined}
        />
      </Sample>
      <Sample name="Busy">
        <Pagination label="Dances, busy" onPrevious={stays} onNext={stays} isBusy />
      </Sample>
      <Sample name="A single page">
        <Pagination label="Dances, a single page" />
      </Sample>
      <Sample name="Load more">
        <LoadMore onMore={stays} />
      </Sample>
      <Sample name="Load more, busy">
        <LoadMore onMore={stays} isBusy />
      </Sample>
      <Sample name="Load more, refused">
        <LoadMore onMore={stays} fault="The next ones didn’t come." />
      </Sample>
    </>
  );
}

function stays(): void {}
