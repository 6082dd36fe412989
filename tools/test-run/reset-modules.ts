// Test files of one process share its modules: each begins with fresh ones, so that no file finds another's state.
import { vi } from 'vitest';

vi.resetModules();
