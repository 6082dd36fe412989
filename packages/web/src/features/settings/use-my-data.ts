import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { deleteMe } from '../../domain/account/auth-transitions.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';

export function useDownload() {
  return useMutation({
    mutationFn: async () => {
      const all = JSON.stringify(await call('exportMe'), null, 2);
      saveFile('bee-jinx-my-data.json', new Blob([all], { type: 'application/json' }));
    },
    onSuccess: () => showToast({ look: 'done', text: 'All of it, in one file.' }),
  });
}

export function useDeleteMe() {
  return useMutation({ mutationFn: deleteMe });
}
