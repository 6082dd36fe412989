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
      {looks.map(([look, words]) => (
        <Sample key={look} name={look} note="as it is, busy, disabled" canFocus>
          <Button look={look}>{words}</Button>
          <Button look={look} isBusy>
            Saving…
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </Sample>
      ))}
      <Sample name="Small">
        {looks.map(([look, words]) => (
          <Button key={look} look={look} size="small">
            {words}
          </Button>
        ))}
      </Sample>
      <Sample name="On the stage" ground="stage">
        <Button look="ink">Seal my word</Button>
        <Button look="stage">Dance with a friend</Button>
        <Button look="stage" size="small">
          Stuck? Try “sand”
        </Button>
        <Button look="stage" aria-disabled>
          Hint, none left
        </Button>
      </Sample>
      <Sample name="Link" note="looks the same">
        <ButtonLink to="/">Back to the start</ButtonLink>
        <ButtonLink to="/" look="outline" size="small">
          Back to the start
        </ButtonLink>
      </Sample>
      <Sample name="Plain link" note="the second one leads to where you are" canFocus>
        <Link to="/">Back to the start</Link>
        <NavLink to="/admin/theme-lab">Theme lab</NavLink>
      </Sample>
      <Sample name="Long text">
        <Button>{sampleText}</Button>
        <Button look="outline" size="small">
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
