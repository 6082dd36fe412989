import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { RowButton, RowLink, StaticRow } from '../../../ui/row/Row.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import { Sample } from '../Sample.tsx';
import { samplePlayers, sampleText } from '../samples.ts';

const [yara, mo, theo] = samplePlayers;

export function RowSamples() {
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
                  <Badge look="honey">New</Badge>
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
