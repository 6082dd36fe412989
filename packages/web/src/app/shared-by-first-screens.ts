/*
 * What the start page and the daily game share goes into the shell, where it costs no request of its own: a chunk of its
 * own would be two, with its styles. See build/shell-modules.ts.
 */
import '../domain/play/tutorial-done.ts';
import '../features/splash/play-label.ts';
import '../platform/lazy-module.ts';
import '../platform/use-today.ts';
import '../ui/bee/Bee.module.css';
import '../ui/bee/LaterBee.tsx';
import '../ui/bee/LoadingBee.module.css';
import '../ui/motion.ts';
