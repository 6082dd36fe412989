/** What Node writes with --cpu-prof. Times are in microseconds. */
export interface CpuProfile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

/** A function with the time that it and those it called took. */
export interface StackFrame {
  name: string;
  url: string;
  selfUs: number;
  totalUs: number;
  children: StackFrame[];
}

/** The call tree of the last `lastUs`, when the server was warm, without the time that it waited. */
export function callTree({ nodes, samples, timeDeltas }: CpuProfile, lastUs: number): StackFrame {
  const selfUs = new Map<number, number>();
  let fromEndUs = 0;
  for (let at = samples.length - 1; at >= 0 && fromEndUs < lastUs; at -= 1) {
    const [id = 0, us = 0] = [samples[at], timeDeltas[at]];
    fromEndUs += us;
    selfUs.set(id, (selfUs.get(id) ?? 0) + us);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const frameOf = (node: ProfileNode): StackFrame => {
    const children = (node.children ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ callFrame }) => callFrame.functionName !== '(idle)')
      .map(frameOf)
      .filter(({ totalUs }) => totalUs > 0);
    const own = selfUs.get(node.id) ?? 0;
    const totalUs = children.reduce((sum, child) => sum + child.totalUs, own);
    const { functionName, url } = node.callFrame;
    return { name: functionName || '(anonymous)', url, selfUs: own, totalUs, children };
  };
  const [root] = nodes;
  if (!root) throw new Error('The profile is empty.');
  return frameOf(root);
}
