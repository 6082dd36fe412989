import { useSearchParams } from '../../../platform/search-params.ts';
import { returnTarget } from '../return-target.ts';

export function useReturnTarget(otherwise?: string): string {
  const [params] = useSearchParams();
  return returnTarget(params.get('from'), otherwise);
}
