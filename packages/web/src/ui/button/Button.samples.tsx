import { Link, NavLink } from '../link/Link.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { Button, ButtonLink } from './Button.tsx';
import { ButtonLabel } from './ButtonLabel.tsx';

export const section: SampleSection = {
  chapter: 'controls',
  order: 1,
  title: 'Buttons',
  lead: 'Honey turns soft under the pointer; a press moves it by a pixel.',
};

const looks = [
  ['honey', 'Play today’s pair'],
  ['ink', 'Seal my word'],
  ['outline', 'Archive'],
  ['danger', 'End this dance'],
] as const;

export function Samples() {
  return (
    <>
      {looks.map(([variant, words]) => (
        <Sample key={variant} name={variant} note="as it is, busy, disabled" canFocus>
          <Button variant={variant}>{words}</Button>
          <Button variant={variant} isBusy>
            Saving…
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample name="Small">
        {looks.map(([variant, words]) => (
          <Button key={variant} variant={variant} size="small">
            {words}
          </Button>
        ))}
      </Sample>
      <Sample name="On the stage" ground="stage">
        <Button variant="ink">Seal my word</Button>
        <Button variant="stage">Dance with a friend</Button>
        <Button variant="stage" size="small">
          Stuck? Try “sand”
        </Button>
        <Button variant="stage" aria-disabled>
          Hint, none left
        </Button>
      </Sample>
      <Sample name="Link" note="looks the same">
        <ButtonLink to="/">Back to the start</ButtonLink>
        <ButtonLink to="/" variant="outline" size="small">
          Back to the start
        </ButtonLink>
      </Sample>
      <Sample name="Plain link" note="the second one leads to where you are" canFocus>
        <Link to="/">Back to the start</Link>
        <NavLink to="/admin/theme-lab">Theme lab</NavLink>
      </Sample>
      <Sample name="Long text">
        <Button>{sampleText}</Button>
        <Button variant="outline" size="small">
          {sampleText}
        </Button>
      </Sample>
      <Sample name="With an icon">
        <Button>
          <ButtonLabel icon="share">Share the link</ButtonLabel>
        </Button>
      </Sample>
    </>
  );
}
