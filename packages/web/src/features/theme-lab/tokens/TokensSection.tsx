import {
  type LookVariantId,
  lookVariants,
  resolveToken,
  tokenNames,
} from '../../../theme/token-sheet.ts';
import { Scope } from '../Scope.tsx';
import section from '../Section.module.css';
import { LabSectionHead } from '../Section.tsx';
import { useLab } from '../use-lab.ts';
import type { TokensByLook } from './edits.ts';
import { sheet } from './sheet.ts';
import styles from './TokensSection.module.css';
import { TokenTile } from './TokenTile.tsx';
import { groupTokens, type TokenGroup } from './token-groups.ts';

export const tokensId = 'tokens';

const names = tokenNames(sheet);
const groups = groupTokens(names);

export function TokensSection() {
  const { tokens } = useLab();
  return (
    <section id={tokensId} className={section.section} aria-labelledby={`${tokensId}-heading`}>
      <LabSectionHead
        id={tokensId}
        title="Tokens"
        lead={`All ${names.length}, as the stylesheet has them. What is the same in every look is shown once.`}
      />
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.name} className={styles.group}>
            <h3 className={styles.name}>{group.name}</h3>
            {isSameEverywhere(group, tokens) ? (
              <Shared group={group} />
            ) : (
              <InEachLook group={group} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function isSameEverywhere({ tokens: own }: TokenGroup, tokens: TokensByLook): boolean {
  return own.every(
    (name) => new Set(lookVariants.map(({ id }) => tokens[id].get(name))).size === 1,
  );
}

/** Edited in the light look, where the sheet defines what all share. */
function Shared({ group }: { group: TokenGroup }) {
  return (
    <ul className={styles.shared}>
      <Tiles group={group} look="light" />
    </ul>
  );
}

function InEachLook({ group }: { group: TokenGroup }) {
  return (
    <div className={styles.looks}>
      {lookVariants.map((look) => (
        <Scope key={look.id} look={look}>
          <ul className={styles.tiles}>
            <Tiles group={group} look={look.id} />
          </ul>
        </Scope>
      ))}
    </div>
  );
}

function Tiles({ group, look }: { group: TokenGroup; look: LookVariantId }) {
  const { edits, tokens, picked, pick } = useLab();
  return group.tokens.map((name) => (
    <TokenTile
      key={name}
      name={name}
      look={look}
      value={tokens[look].get(name)}
      resolved={resolveToken(tokens[look], name)}
      isChanged={edits[look]?.[name] !== undefined}
      isPicked={picked?.look === look && picked.token === name}
      onPick={pick}
    />
  ));
}
