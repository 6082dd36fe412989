import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';

/** Longer ones stay as they are: databases limit the parameters of a statement. */
const maxPadded = 4096;

/**
 * Repeats the last value of a list after `in` until there are 1, 2, 4, 8 … of them: each length is a statement of its own,
 * which is prepared, planned and cached for itself. An empty list, which PostgreSQL would refuse, finds nothing.
 */
function withPaddedList(node: BinaryOperationNode): BinaryOperationNode {
  const { operator, rightOperand: list } = node;
  const isIn = OperatorNode.is(operator) && operator.operator === 'in';
  if (!isIn || !PrimitiveValueListNode.is(list) || list.values.length > maxPadded) return node;
  const { values } = list;
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  const missing = Array<unknown>(length - values.length).fill(values.at(-1) ?? null);
  return { ...node, rightOperand: PrimitiveValueListNode.create([...values, ...missing]) };
}

class PaddingSqliteCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(withPaddedList(node));
  }
}

class PaddingPostgresCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(withPaddedList(node));
  }
}

export class PaddingSqliteDialect extends SqliteDialect {
  override createQueryCompiler = () => new PaddingSqliteCompiler();
}

export class PaddingPostgresDialect extends PostgresDialect {
  override createQueryCompiler = () => new PaddingPostgresCompiler();
}
