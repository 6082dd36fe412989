import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on, and how busy it was with other things. */
export interface MachineInfo {
  date: string;
  cores: number;
  processor: string;
  memoryBytes: number;
  node: string;
  /** The load average of the last minute. */
  load: number;
}

export function readMachineInfo(): MachineInfo {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryBytes: totalmem(),
    node: process.version,
    load: loadavg()[0] ?? 0,
  };
}
