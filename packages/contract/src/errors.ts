/** Every error code with its HTTP status and a message for people. */
export const errors = {
  invalid_input: {
    status: 400,
    message: 'Something in that request doesn’t fit. Check it and try again.',
  },
  not_signed_in: { status: 401, message: 'We lost track of who you are. Reload the page, please.' },
  wrong_credentials: { status: 401, message: 'That e-mail and password don’t go together.' },
  forbidden: { status: 403, message: 'That isn’t yours to do.' },
  identity_mismatch: {
    status: 403,
    message: 'You are somebody else in another tab by now. Reload the page, please.',
  },
  suspended: {
    status: 403,
    message: 'You can’t play or write here at the moment. Reload the page to read why.',
  },
  // Only for the caller's own block; a block by the other player is never revealed.
  blocked: {
    status: 403,
    message: 'You have blocked this player. Unblock them in the settings first.',
  },
  owner_only: { status: 403, message: 'Only the owner of the hive can do that.' },
  not_host: { status: 403, message: 'Only the host of the table can do that.' },
  swarm_closed: { status: 403, message: 'There is no seat for you at this table.' },
  not_your_game: { status: 404, message: 'There is no such game, or it isn’t yours.' },
  swarm_not_found: { status: 404, message: 'There is no table with that code.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  group_not_found: { status: 404, message: 'There is no hive with that code.' },
  puzzle_not_yet: { status: 409, message: 'That puzzle hasn’t hatched yet.' },
  puzzle_finished: { status: 409, message: 'You have finished this puzzle.' },
  wrong_round: { status: 409, message: 'The game has moved on to another round.' },
  no_more_hints: { status: 409, message: 'That was the last hint for this pair.' },
  slope_fixed: {
    status: 409,
    message: 'This game has begun. Steep or gentle is chosen before the first word.',
  },
  no_hints_when_steep: { status: 409, message: 'This is a steep game: no hints, as you chose.' },
  game_exists: { status: 409, message: 'You two have a dance under way already.' },
  game_over: { status: 409, message: 'This game is over.' },
  already_submitted: { status: 409, message: 'Your word for this round is sealed already.' },
  not_yet: { status: 409, message: 'It isn’t time for that yet.' },
  changed_meanwhile: {
    status: 409,
    message: 'That has changed in the meantime. Look again, please.',
  },
  not_deciding: { status: 409, message: 'There is nothing to decide right now.' },
  nudge_not_due: {
    status: 409,
    message: 'It isn’t their turn, so there is nothing to nudge about.',
  },
  swarm_full: { status: 409, message: 'This table is full: twelve minds are a swarm.' },
  too_many_watching: {
    status: 409,
    message: 'Fifty are looking on already. You see the table a little later than they do.',
  },
  swarm_started: { status: 409, message: 'This swarm has begun: its rules stay as they are.' },
  too_few_minds: { status: 409, message: 'A swarm takes three minds. The bee counts as one.' },
  too_many_swarms: {
    status: 409,
    message: 'You have many tables open. Finish or leave one first.',
  },
  friends_full: { status: 409, message: 'One of you has as many friends as a list can hold.' },
  group_full: { status: 409, message: 'This hive is full.' },
  too_many_groups: {
    status: 409,
    message: 'You are in as many hives as one bee can visit. Leave one first.',
  },
  invite_code_taken: { status: 409, message: 'Another hive has that code. Try a different one.' },
  already_member: { status: 409, message: 'You are in this hive already.' },
  not_member: { status: 409, message: 'You are not in this hive.' },
  request_not_open: { status: 409, message: 'That request has been answered already.' },
  email_taken: { status: 409, message: 'There is an account with that e-mail already.' },
  already_migrated: { status: 409, message: 'Those games have moved to an account already.' },
  code_expired: { status: 410, message: 'That code has run out. Ask for a new one.' },
  too_large: { status: 413, message: 'That is more than we can take at once.' },
  word_invalid: { status: 422, message: 'One word, up to 30 letters, please.' },
  word_unknown: { status: 422, message: 'The bee doesn’t know that word.' },
  word_already_said: { status: 422, message: 'That word has been said in this game.' },
  word_refused: { status: 422, message: 'Let us find a kinder word.' },
  text_refused: { status: 422, message: 'Let us find kinder words.' },
  cannot_invite_self: { status: 422, message: 'It takes two to dance.' },
  password_weak: {
    status: 422,
    message: 'That password is too easy to guess. Make it longer or stranger.',
  },
  slow_down: {
    status: 429,
    message: 'That was a lot at once. Take a breath and try again shortly.',
  },
  too_many_events: {
    status: 429,
    message: 'We have counted as much of you as we do in a day.',
  },
  nudge_too_soon: {
    status: 429,
    message: 'You have nudged them already. Give them a little time.',
  },
  unexpected: {
    status: 500,
    message: 'Something broke on our side. It has been noted; please try again.',
  },
  unavailable: {
    status: 503,
    message: 'The bee isn’t answering right now. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every failed reply. */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; details?: Record<string, unknown> };
}
