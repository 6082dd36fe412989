import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { samplePlayers, sampleText } from '../samples/sample-data.ts';
import { RowButton, RowLink, StaticRow } from './Row.tsx';
import { RowList } from './RowList.tsx';
import { RowLine, RowText } from './RowText.tsx';

export const section: SampleSection = { chapter: 'signs', order: 6, title: 'Rows' };

const [yara, mo, theo] = samplePlayers;

export function Samples() {
  return (
    <>
      <Sample name="A list" note="one waits for you, one leads somewhere, one is done">
        <RowList title="Your dances">
          <li>
            <RowButton
              isDue
              mark={<Avatar {...yara} presence="here" isDecorative />}
              end={<Icon name="forward" />}
            >
              <RowText name={yara.name}>
                <RowLine>Round 4 · your word</RowLine>
                <RowLine>Due in 2 days</RowLine>
              </RowText>
            </RowButton>
          </li>
          <li>
            <RowLink
              to="/admin/theme-lab"
              mark={<Icon name="link" />}
              end={
                <>
                  <Badge variant="honey">New</Badge>
                  <Icon name="forward" />
                </>
              }
            >
              <RowText name="Open link">
                <RowLine>Nobody has taken it yet</RowLine>
              </RowText>
            </RowLink>
          </li>
          <li>
            <StaticRow mark={<Avatar {...mo} isDecorative />}>
              <RowText name={mo.name}>
                <RowLine>Jinx in round 3</RowLine>
              </RowText>
            </StaticRow>
          </li>
        </RowList>
      </Sample>
      <Sample name="Long text">
        <StaticRow mark={<Avatar {...theo} isDecorative />} end={<Icon name="forward" />}>
          <RowText name="Maximiliana Wollwortmann" isYou>
            <RowLine>{sampleText}</RowLine>
          </RowText>
        </StaticRow>
      </Sample>
    </>
  );
}
