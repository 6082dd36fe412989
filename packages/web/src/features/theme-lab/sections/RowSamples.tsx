import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RowButton, RowLink, StillRow } from '../../../ui/row/Row.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { RowLine, RowWords } from '../../../ui/row/RowWords.tsx';
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
              <RowWords name={yara.name}>
                <RowLine>Round 4 · your word</RowLine>
                <RowLine>Due in 2 days</RowLine>
              </RowWords>
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
              <RowWords name="Open link">
                <RowLine>Nobody has taken it yet</RowLine>
              </RowWords>
            </RowLink>
          </li>
          <li>
            <StillRow mark={<Avatar {...mo} isDecorative />}>
              <RowWords name={mo.name}>
                <RowLine>Jinx in round 3</RowLine>
              </RowWords>
            </StillRow>
          </li>
        </RowList>
      </Sample>
      <Sample name="Long text">
        <StillRow mark={<Avatar {...theo} isDecorative />} end={<Icon name="forward" />}>
          <RowWords name="Maximiliana Wollwortmann" isYou>
            <RowLine>{sampleText}</RowLine>
          </RowWords>
        </StillRow>
      </Sample>
    </>
  );
}
