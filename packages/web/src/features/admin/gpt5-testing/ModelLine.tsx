import type { CallReply } from '@bee-jinx/contract/browser';
import styles from './Gpt5.module.css';

/** Which model answers; and what to do where there is none. */
export function ModelStatus({ model }: Pick<CallReply<'readModelTesting'>, 'model'>) {
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
