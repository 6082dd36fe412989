export { puzzleNumberOn } from './daily-calendar.ts';
export { displayNameLength, type NameFault, nameAdvice, readDisplayName } from './display-name.ts';
export { friendCodeBytes, friendCodePattern, makeFriendCode } from './friend-code.ts';
export { skeleton } from './look-alike.ts';
export { countCharacters } from './text.ts';
export { type WarmthWord, warmthText, warmthWord } from './warmth.ts';
