'use client';

export const PrintButton = () => (
  <button type="button" className="text-link scripted" onClick={() => window.print()}>
    Print or save as PDF
  </button>
);
