import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../AdminPage.tsx';
import { QueryView } from '../QueryView.tsx';
import { useSearchParam } from '../use-search-param.tsx';
import { EvalSetPanel } from './EvalSetPanel.tsx';
import styles from './Gpt5.module.css';
import { modelTestingQuery } from './model-queries.ts';
import { PromptsPanel } from './PromptsPanel.tsx';
import { RunsPanel } from './RunsPanel.tsx';
import { TryPairPanel } from './TryPairPanel.tsx';

function Gpt5TestingScreen() {
  const testing = useQuery(modelTestingQuery);
  const [version, setVersion] = useSearchParam('prompt');
  return (
    <AdminPage
      title="GPT-5 testing"
      lead="The same pair before the bee and a language model, side by side. Players never meet the model."
    >
      <QueryView query={testing}>
        {({ model, prompts, runs, pairs }) => {
          const requested = prompts.find((prompt) => String(prompt.version) === version);
          const prompt = requested ?? prompts[0];
          return (
            <>
              <ModelStatus model={model} />
              <TryPairPanel promptVersion={prompt?.version} hasModel={model !== undefined} />
              {model && prompt && <EvalSetPanel pairs={pairs} promptVersion={prompt.version} />}
              <PromptsPanel
                key={prompt?.version}
                prompts={prompts}
                chosen={prompt}
                onChoose={(next) => setVersion(String(next))}
              />
              <RunsPanel runs={runs} />
            </>
          );
        }}
      </QueryView>
    </AdminPage>
  );
}

function ModelStatus({ model }: Pick<CallReply<'readModelTesting'>, 'model'>) {
  return (
    <p className={styles.line}>
      {model ? (
        <>
          Asking <b>{model.name}</b> at <code>{model.host}</code>.{' '}
          {!model.hasPrices && 'Without OPENAI_PRICES its cost is told in tokens only.'}
        </>
      ) : (
        <>
          <b>No language model is configured.</b> Set <code>OPENAI_BASE_URL</code>,{' '}
          <code>OPENAI_API_KEY</code> and <code>OPENAI_MODEL</code> on the server to compare. Until
          then the bee plays alone.
        </>
      )}
    </p>
  );
}

export { Gpt5TestingScreen as Component };
