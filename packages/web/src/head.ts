import { askForScreen, type ScreenFiles } from './app/router/ask-for-screen.ts';
import './theme/first-paint.ts';

/** Put in by the build, which knows the names of the files. */
declare const build: { screens: ScreenFiles };

// A classic script in the page's head: it runs long before the shell, which is two hundred times as large.
askForScreen(build.screens, location.pathname);
