export interface ModelTestingTables {
  model_prompts: ModelPromptsTable;
  model_runs: ModelRunsTable;
}

interface ModelPromptsTable {
  version: number;
  text: string;
  note: string | null;
  created_at: number;
}

/** One run of a model over a set of pairs. */
interface ModelRunsTable {
  id: string;
  prompt_version: number;
  model: string;
  pairs: number;
  agreed: number;
  failed: number;
  milliseconds: number;
  tokens_in: number;
  tokens_out: number;
  at: number;
}
