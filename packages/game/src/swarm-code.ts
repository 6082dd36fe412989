/** The code of a room: four consonants, so that it spells hardly anything, and none that looks like another. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';
const codeLength = 4;
export const swarmCodePattern = new RegExp(`^[${letters}]{${codeLength}}$`);
export const swarmCodeCount = letters.length ** codeLength;

/** What consonants can spell all the same. */
const offensive =
  /KKK|FCK|FKC|FKK|FKN|FGT|FGG|NGR|NGG|NGZ|CNT|KNT|DCK|DKS|CCK|CKS|SHT|STF|WTF|PSS|PSY|PNS|VGN|SXX|SXY|SLT|WHR|HRS|PRN|TTS|TWT|BTC|BCH|RPD|RTD|RTR|HTL|HTR|NZ|NSD|SS|JHD|JZ|JSM|CMM|CMS|KMS|KLL|DRG|MTH|GSC|HMR|LGB|XXX|WNK|ZZZ/;

/** `index` from 0 to `swarmCodeCount`; undefined for one that nobody should have to read aloud. */
export function makeSwarmCode(index: number): string | undefined {
  let rest = index;
  let code = '';
  for (let at = 0; at < codeLength; at += 1) {
    code += letters[rest % letters.length] ?? '';
    rest = Math.floor(rest / letters.length);
  }
  return offensive.test(code) ? undefined : code;
}

/** As typed by a person: lower case, spaces and dashes are fine. */
export function parseSwarmCode(typed: string): string | undefined {
  if (typed.length > 50) return undefined;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return swarmCodePattern.test(code) ? code : undefined;
}
