import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { deleteMe } from '../../api/transitions.ts';
import { showToast } from '../../ui/toast/toasts.ts';

export function useDownload() {
  return useMutation({
    mutationFn: async () => saveAs('bee-jinx-my-data.json', await call('exportMe')),
    onSuccess: () => showToast({ look: 'done', text: 'All of it, in one file.' }),
  });
}

export function useDeleteMe() {
  return useMutation({ mutationFn: deleteMe });
}

function saveAs(name: string, data: object): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
