import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../AdminPage.tsx';
import { Loaded } from '../Loaded.tsx';
import { useAddressText } from '../use-address.ts';
import { ModelLine } from './ModelLine.tsx';
import { modelQuery } from './model-queries.ts';
import { PromptsPanel } from './PromptsPanel.tsx';
import { RunsPanel } from './RunsPanel.tsx';
import { SetPanel } from './SetPanel.tsx';
import { TryPanel } from './TryPanel.tsx';

function Gpt5TestingScreen() {
  const testing = useQuery(modelQuery);
  const [version, setVersion] = useAddressText('prompt');
  return (
    <AdminPage
      title="GPT-5 testing"
      lead="The same pair before the bee and a language model, side by side. Players never meet the model."
    >
      <Loaded query={testing}>
        {({ model, prompts, runs, pairs }) => {
          const asked = prompts.find((prompt) => String(prompt.version) === version);
          const prompt = asked ?? prompts[0];
          return (
            <>
              <ModelLine model={model} />
              <TryPanel promptVersion={prompt?.version} hasModel={model !== undefined} />
              {model && prompt && <SetPanel pairs={pairs} promptVersion={prompt.version} />}
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
      </Loaded>
    </AdminPage>
  );
}

export { Gpt5TestingScreen as Component };
