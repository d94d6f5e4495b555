import { createContext, useContext } from 'react';
import type { ExportFormat } from '@/lib/planner/export/export-file';

/** The formats of a plan, and the plan file, which brings all of it back. */
export type ExportKind = ExportFormat | 'plan';

export interface PlannerFilesActions {
  exportAs(kind: ExportKind): void;
  copyLink(): void;
  printDriverSheets(): void;
  /** Opens a dialog, as soon as it has come. */
  open(dialog: string): void;
  readonly ready: boolean;
  /** When a day was saved on this device; undefined where none was. */
  readonly saved: Date | undefined;
  /** Reads anew whether a day is saved. */
  refreshSaved(): void;
  /** The dialog that was asked for last. Each asking is an object of its own, so that it opens again. */
  readonly wanted: { readonly id: string } | undefined;
}

export const FilesContext = createContext<PlannerFilesActions | undefined>(undefined);

export function usePlannerFiles(): PlannerFilesActions {
  const files = useContext(FilesContext);
  if (!files) throw new Error('A part of the planner stands outside of its files.');
  return files;
}

export const dialogs = {
  bring: 'planner-import',
  link: 'planner-link',
  saved: 'planner-saved',
} as const;

/** What stands in the dialogs of a link and of a saved day. */
export const dialogBody = 'grid gap-4 overflow-y-auto px-5 pt-6 pb-4 sm:px-8';
