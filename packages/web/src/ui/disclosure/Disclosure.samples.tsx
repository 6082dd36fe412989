import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { Disclosure } from './Disclosure.tsx';

export const section: SampleSection = { chapter: 'the-rest', order: 2.5, title: 'Disclosures' };

export function Samples() {
  return (
    <>
      <Sample name="Folded, and open" canFocus>
        <Disclosure storageKey="sample.folded" title="Your path" summary="3 rounds">
          <p>{sampleText}</p>
        </Disclosure>
        <Disclosure storageKey="sample.open" title="The map" isOpenAtFirst>
          <p>{sampleText}</p>
        </Disclosure>
      </Sample>
      <Sample name="Long text">
        <Disclosure storageKey="sample.long" title={sampleText} summary={sampleText}>
          <p>{sampleText}</p>
        </Disclosure>
      </Sample>
    </>
  );
}
