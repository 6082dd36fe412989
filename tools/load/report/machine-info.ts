import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What the figures were made on, and how busy it was with other things. */
export interface MachineInfo {
  date: string;
  cores: number;
  processor: string;
  memoryGb: number;
  node: string;
  /** Of the minute before we began: how many wanted a core at a time. */
  loadBefore: number;
}

export function readMachineInfo(): MachineInfo {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: totalmem() / 1e9,
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  };
}
