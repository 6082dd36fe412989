export {
  dateOfPuzzle,
  earliestPuzzleOfToday,
  isTodaySomewhere,
  type LocalDate,
  latestPuzzle,
  puzzleNumberOn,
  todayFor,
} from './daily-calendar.ts';
export {
  type DailyGame,
  type DailyRound,
  giveUp,
  type Hint,
  type HintStep,
  mostRounds,
  type Outcome,
  outcomes,
  type Pair,
  pairOnTable,
  playWhole,
  playWord,
  type SealedWord,
  type SealNext,
  startDaily,
  takeHint,
  type WordJudge,
  wordsSaid,
} from './daily-game.ts';
export { dailyStats, type FinishedDaily } from './daily-stats.ts';
export { displayNameLength, type NameFault, nameAdvice, readDisplayName } from './display-name.ts';
export { friendCodeBytes, friendCodePattern, makeFriendCode } from './friend-code.ts';
export { skeleton } from './look-alike.ts';
export { mannerOf, type Persona, personas } from './persona.ts';
export { type MatchKind, matchKinds, matchOf, spellingKey } from './same-word.ts';
export { type Shared, shareSentence, shareText } from './share-text.ts';
export { countCharacters } from './text.ts';
export { type Tier, tierOf, tiers, tierText } from './tier.ts';
export { userLevels } from './user-level.ts';
export { type WarmthWord, warmthText, warmthWord } from './warmth.ts';
export { mostLetters, readWord, type WordFault, wordAdvice } from './word.ts';
