'use client';

export const PrintButton = () => (
  <button type="button" className="text-link scripted unprinted" onClick={() => window.print()}>
    Print or save as PDF
  </button>
);
