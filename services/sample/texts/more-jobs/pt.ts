import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    'A {partner} oferece um contrato sem termo, a tempo inteiro. Local de trabalho: {city}.',
    'Trabalhas a tempo inteiro e a {partner} dá-te formação. Local de trabalho: {city}.',
    'A {partner} ({city}) espera pela tua candidatura.',
  ],
  {
    'warehouse-worker': [
      'Operador de armazém (M/F)',
      'Recebes mercadoria, preparas encomendas e carregas camiões.',
      'Estás em forma e podes trabalhar por turnos.',
    ],
    'delivery-driver': [
      'Motorista de entregas',
      'Entregas encomendas numa rota fixa com uma carrinha da empresa.',
      'Tens carta de condução e conheces a zona.',
    ],
    'bus-driver': [
      'Motorista de autocarro',
      'Conduzes autocarros urbanos e respondes às perguntas dos passageiros.',
      'Tens carta de pesados de passageiros ou queres tirá-la.',
    ],
    cook: [
      'Cozinheiro (M/F)',
      'Cozinhas almoços e jantares e planeias a ementa da semana.',
      'Tens formação e manténs a calma nas horas de movimento.',
    ],
    waiter: [
      'Empregado de mesa (M/F)',
      'Tratas dos clientes, das boas-vindas à conta.',
      'Tens experiência e simpatia, mesmo em noites longas.',
    ],
    'office-cleaner': [
      'Empregado de limpeza de escritórios (M/F)',
      'Limpas escritórios e salas de reuniões de manhã cedo.',
      'Trabalhas com cuidado e autonomia.',
    ],
    'care-assistant': [
      'Auxiliar de geriatria',
      'Ajudas pessoas idosas na higiene, nas refeições e no dia a dia.',
      'Tens paciência e trabalhas por turnos.',
    ],
    'nursery-assistant': [
      'Auxiliar de creche',
      'Brincas, cantas e comes com crianças de um a seis anos.',
      'Tens formação em educação de infância ou semelhante.',
    ],
    electrician: [
      'Eletricista',
      'Instalas e verificas sistemas elétricos em casas e escritórios.',
      'Tens formação concluída e carta de condução.',
    ],
    'software-tester': [
      'Tester de software',
      'Planeias testes, descreves erros e verificas correções.',
      'Trabalhas com rigor e conheces pelo menos uma ferramenta de testes.',
    ],
    'customer-support': [
      'Assistente de apoio ao cliente',
      'Respondes a perguntas por telefone, e-mail e chat.',
      'Escreves bem e sabes ouvir.',
    ],
    'sales-assistant': [
      'Assistente de vendas',
      'Aconselhas clientes, trabalhas na caixa e manténs a loja arrumada.',
      'Gostas de lidar com pessoas e trabalhas aos sábados.',
    ],
    'office-clerk': [
      'Assistente administrativo (M/F)',
      'Tratas do correio, das encomendas e das faturas.',
      'Conheces os programas habituais e manténs tudo em ordem.',
    ],
    receptionist: [
      'Rececionista de hotel',
      'Recebes hóspedes, fazes reservas e respondes a perguntas.',
      'Falas duas línguas e trabalhas por turnos.',
    ],
    'security-guard': [
      'Vigilante',
      'Controlas entradas e fazes rondas num edifício de escritórios.',
      'Tens o cartão profissional e o registo criminal limpo.',
    ],
  },
);
