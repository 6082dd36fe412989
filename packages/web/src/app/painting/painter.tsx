import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallName, Player } from '@bee-jinx/contract/browser';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { answerReadsWith } from '../../api/painted-replies.ts';
import { guest, playerQuery } from '../../domain/account/player.ts';
import { laterPartsLoaded } from '../../platform/later-part.tsx';
import { setPaintedDate } from '../../platform/painted/date.ts';
import { takePaintedParts } from '../../platform/painted/parts.ts';
import { paintedStyle } from '../../platform/painted/styles.ts';
import { takePaintedTitle } from '../../platform/painted/title.ts';
import type { Location } from '../../platform/router/location.ts';
import { App } from '../App.tsx';
import { prefetchScreen } from '../prefetch-first-screen.ts';
import { createRouter, type Router } from '../router/create-router.ts';
import { matchAppRoutes } from '../router/match-app-routes.ts';
import { loadScreens } from '../router/screens.ts';
import { createQueryCache } from '../session/query-cache.ts';
import { type Session, session } from '../session/session.ts';
import { guestReplies } from './guest-replies.ts';
import { type PaintedPage, paintedDataId } from './painted-page.ts';
import { paintedScreens } from './painted-screens.ts';

/*
 * Paints a screen on the server. The build makes this one file, which the server loads at its start; nothing else in
 * the server knows what a screen is. The interfaces are repeated there (platform/http/page-painter.ts).
 */

export interface PaintRequest {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The visitor's date; undefined to paint for any day, as the build does. */
  date: string | undefined;
  /** Undefined for a visitor without a session. */
  player: Player | undefined;
  /** Asks the server's own API as the visitor; rejects where it refuses. */
  read(name: CallName, url: string): Promise<unknown>;
}

export interface PaintResult {
  title: string;
  /** The content of the page's root element. */
  html: string;
  /** The data block that follows it. */
  data: string;
  /** Names in `paintedParts`, whose files the page needs too. */
  parts: string[];
}

interface PaintContext extends PaintRequest {
  replies: Record<string, unknown>;
}

const contexts = new AsyncLocalStorage<PaintContext>();
setPaintedDate(() => contexts.getStore()?.date);
answerReadsWith((name, url) => {
  const context = contexts.getStore();
  if (!context) throw new Error(`Nothing is painted that could ask for ${url}.`);
  return answer(context, name, url);
});

/**
 * The screen at this path if the server paints it, by the key that first-files.json has for it. The server paints the
 * start page for players; for everybody else the build has painted it.
 */
export function screenAt(pathname: string): string | undefined {
  const [route] = matchAppRoutes({ pathname }).branch;
  // A layout has neither.
  const path = route?.index ? '/' : route?.path && `/${route.path}`;
  return path && Object.hasOwn(paintedScreens, path) ? path : undefined;
}

/** Loads the code of all screens that are painted. */
export async function prepare(): Promise<void> {
  const paths = Object.keys(paintedScreens);
  await loadScreens(paths.flatMap((path) => screensAt(locationOf(path, ''))));
  await laterPartsLoaded();
}

/** Rejects where the screen can't be painted as it would be shown: then the page is sent without it. */
export function paint(request: PaintRequest): Promise<PaintResult> {
  const context: PaintContext = { ...request, replies: {} };
  return contexts.run(context, () => paintScreen(context));
}

async function paintScreen({ path, search, player, replies }: PaintContext): Promise<PaintResult> {
  if (player?.suspension) throw new Error('A suspended player is shown the reason alone.');
  const location = locationOf(path, search);
  await loadScreens(screensAt(location));
  const router = createRouter({
    start: location,
    matchAppRoutes,
    findRedirect: () => undefined,
    history: () => noHistory,
  });
  const cache = createQueryCache();
  // A visit to the start page needs no player.
  const isGuest = !player && path !== '/';
  const shown = player ?? (isGuest ? guest : undefined);
  if (shown) {
    cache.setQueryData(playerQuery(shown.userId).queryKey, shown);
    await prefetchScreen(router, { userId: shown.userId, cache });
  }
  const failed = cache
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.error);
  if (failed) throw failed.state.error;

  const rendered = await render(router, openedSession(player, isGuest, cache));
  cache.clear();
  const page: PaintedPage = {
    ...(player && { player }),
    ...(isGuest && { isGuest }),
    replies,
  };
  return { ...rendered, data: dataBlock(page) };
}

const locationOf = (pathname: string, search: string): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: 'default',
});

const screensAt = (location: Location) =>
  matchAppRoutes(location).branch.flatMap(({ lazy }) => lazy ?? []);

function openedSession(
  player: Player | undefined,
  isGuest: boolean,
  cache: Session['cache'],
): Session {
  if (player) return { status: 'open', userId: player.userId, cache };
  return { status: 'opening', ...(isGuest && { isGuest }), cache };
}

/** Code that a screen loads lazily is here after the first attempts. */
const maxAttempts = 4;
/** How React marks a part that it leaves to the browser. */
const leftOut = '<!--$!-->';

async function render(router: Router, opened: Session): Promise<Omit<PaintResult, 'data'>> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const html = renderOnce(router, opened);
    const title = takePaintedTitle() ?? 'Bee Jinx';
    const parts = takePaintedParts();
    if (!html.includes(leftOut)) {
      return { html: html.replaceAll(' style="', ` ${paintedStyle}="`), title, parts };
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('A part of the screen could not be painted.');
}

/** The session is one for the whole module; as rendering is synchronous, no two pages see each other's. */
function renderOnce(router: Router, opened: Session): string {
  const before = session.get();
  session.set(opened);
  try {
    return renderToString(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  } finally {
    session.set(before);
  }
}

async function answer(context: PaintContext, name: CallName, url: string): Promise<unknown> {
  const guestReply = context.player ? undefined : guestReplies[name];
  const reply = guestReply
    ? await guestReply(new URLSearchParams(url.split('?')[1]))
    : await context.read(name, url);
  // The page is painted from the guest's replies, not from what they are made of.
  if (context.player || guestReply) context.replies[url] = reply;
  return reply;
}

/** It is seconds old when the page's scripts read it: a clock set by it would be late. */
const withoutServerTime = (key: string, value: unknown) =>
  key === 'serverTime' ? undefined : value;

function dataBlock(page: PaintedPage): string {
  const json = JSON.stringify(page, withoutServerTime).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${paintedDataId}">${json}</script>`;
}

const noHistory = { push: () => {}, replace: () => {} };
